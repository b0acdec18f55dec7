/** The bytes of a PDF, once it is ended. */
export const collected = (paper: PDFKit.PDFDocument) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Buffer[] = []
    paper.on('data', (chunk: Buffer) => chunks.push(chunk))
    paper.on('end', () => resolve(Buffer.concat(chunks)))
    paper.on('error', reject)
  })
