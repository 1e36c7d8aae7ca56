internal import CLearningKernels

extension EncoderPass {
  func backward(_ index: Int, _ numbers: EncoderNumbers) {
    let (place, own) = (layout.layers[index], room.layers[index])
    let count = rows * width
    normalizeBack(room.gradient, own.secondPlain, own.secondInverse, place.second, numbers, into: room.back)
    learning_mask(room.back.start, own.secondMask.start, count, room.change.start)
    collect(own.closed, room.change, place.outer, rows: rows)
    multiplyBack(room.change, place.outer, numbers, rows: padded, into: room.wide)
    learning_gelu_back(own.open.start, rows * layout.inner, room.wide.start)
    collect(own.middle, room.wide, place.inner, rows: rows)
    multiplyBack(room.wide, place.inner, numbers, rows: padded, into: room.side)
    learning_add(room.side.start, 1, room.back.start, count)
    normalizeBack(room.back, own.firstPlain, own.firstInverse, place.first, numbers, into: room.gradient)
    learning_mask(room.gradient.start, own.firstMask.start, count, room.change.start)
    collect(own.taken, room.change, place.given, rows: rows)
    multiplyBack(room.change, place.given, numbers, rows: padded, into: room.side)
    for (sentence, start) in zip(sentences, starts) {
      learning_attend_back(
        own.asked.start + start * 3 * width,
        own.shares.start + layout.heads * start * SentenceEncoder.longest,
        room.side.start + start * width, sentence.rows.count, width, layout.heads, SentenceEncoder.longest,
        room.work.start, room.askedBack.start + start * 3 * width)
    }
    collect(own.input, room.askedBack, place.asked, rows: rows)
    multiplyBack(room.askedBack, place.asked, numbers, rows: padded, into: room.side)
    learning_add(room.side.start, 1, room.gradient.start, count)
  }

  func embedBack(_ numbers: EncoderNumbers) {
    learning_mask(room.gradient.start, room.mask.start, rows * width, room.gradient.start)
    normalizeBack(
      room.gradient, room.embeddedPlain, room.embeddedInverse, layout.norm, numbers, into: room.back)
    for (sentence, start) in zip(sentences, starts) {
      for (place, row) in sentence.rows.enumerated() {
        learning_add(
          room.back.start + (start + place) * width, 1, vectorGradients.start + Int(row) * width, width)
        touched.insert(row)
      }
    }
  }

  /// Forgets which vectors were read.
  func forget() { touched.removeAll(keepingCapacity: true) }

  func normalizeBack(
    _ gradient: Floats, _ plain: Floats, _ inverse: Floats, _ place: EncoderLayout.Norm,
    _ numbers: EncoderNumbers, into result: Floats
  ) {
    learning_normalize_back(
      gradient.start, plain.start, inverse.start, numbers.values + place.scale, rows, width,
      gradients.start + place.scale, gradients.start + place.shift, result.start)
  }

  /// Adds the gradients of a matrix and its bias.
  func collect(_ input: Floats, _ gradient: Floats, _ place: EncoderLayout.Matrix, rows: Int) {
    MatrixKernels.addOuterPanels(
      input.start, stride: place.depth, depth: place.depth, gradient.start, columns: place.columns,
      rows: rows, to: gradients.start + place.weights)
    learning_sum_rows(gradient.start, rows, place.columns, gradients.start + place.bias)
  }

  func multiplyBack(
    _ gradient: Floats, _ place: EncoderLayout.Matrix, _ numbers: EncoderNumbers, rows: Int,
    into result: Floats
  ) {
    MatrixKernels.multiply(
      gradient.start, stride: place.columns, rows: rows, depth: place.columns, numbers.turned + place.weights,
      columns: place.depth, into: result.start)
  }
}
