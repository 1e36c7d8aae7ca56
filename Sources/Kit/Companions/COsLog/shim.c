// The module is declared in include/module.modulemap; there is no code.
