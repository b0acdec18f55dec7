/** What is written as a regular expression to mean itself. */
export const literally = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
