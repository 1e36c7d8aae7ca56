enum Glaze { case lead }
