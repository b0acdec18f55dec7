/** A service outside did not answer at all: whoever asks it for many things need not ask for the next. */
export class Unreachable extends Error {}
