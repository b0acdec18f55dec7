/** What is decided on: whose it is, and what speaks against it. */
export const CaseLines = ({ lines }: { lines: readonly string[] }) => <p className="lines preview">{lines.join('\n')}</p>
