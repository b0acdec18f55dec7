import PDFDocument from 'pdfkit'
import { shopFormat } from '../../../src/lib/time'
import { collected } from '../invoice/collected'
import type { PaperFont } from '../invoice/paperFont'
import { printable } from '../invoice/printable'
import type { PolicyDocument } from './insurer'

/** What every page of a sample says. */
export const SAMPLE = '演示保单，没有承保，不能理赔'
const ENDED = '已退保'

/** Points: A4. */
const PAGE = { width: 595, height: 842, margin: 48 }
const INK = { head: '#1f4e79', mark: '#a32018', text: '#1c2b26', faint: '#dcdcdc' } as const
const NAME_WIDTH = 120

type Paper = PDFKit.PDFDocument

/** The paper of a policy, as a PDF with the text in it. */
export function drawPolicy(document: PolicyDocument, { bytes, known }: PaperFont): Promise<Uint8Array> {
  const paper = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    font: bytes as unknown as string,
    info: { Title: `${document.title} ${document.policyNumber}`, CreationDate: document.issuedAt, Subject: SAMPLE },
  })
  const made = collected(paper)
  paper.on('pageAdded', () => mark(paper))
  mark(paper)
  write(paper, document, (text) => printable(known, text))
  paper.end()
  return made
}

/** From the top down; pages follow by themselves. */
function write(paper: Paper, document: PolicyDocument, shown: (text: string) => string): void {
  const width = PAGE.width - 2 * PAGE.margin
  const line = (text: string, size = 10, color: string = INK.text) =>
    paper.fontSize(size).fillColor(color).text(shown(text), PAGE.margin, undefined, { width }).moveDown(0.3)
  const section = (title: string, lines: readonly string[]) => {
    if (lines.length === 0) return
    paper.moveDown(0.6)
    line(title, 13, INK.head)
    for (const text of lines) line(text)
  }
  line(document.title, 20, INK.head)
  line(`${SAMPLE}${document.isEnded ? `　${ENDED}` : ''}`, 10, INK.mark)
  line(`保单号：${document.policyNumber}　校验码：${document.checkCode}`)
  line(`出单时间：${shopFormat(document.issuedAt, 'YYYY年MM月DD日 HH:mm')}`)
  paper.moveDown(0.6)
  for (const [name, value] of document.lines) row(paper, { name: shown(name), value: shown(value), width })
  section('保障内容', document.covers)
  section('责任免除', document.excludes)
  section('药品清单', document.medicines)
}

function row(paper: Paper, { name, value, width }: { name: string; value: string; width: number }): void {
  const top = paper.y
  paper.fontSize(10).fillColor(INK.head).text(name, PAGE.margin, top, { width: NAME_WIDTH })
  const after = paper.y
  paper.fillColor(INK.text).text(value, PAGE.margin + NAME_WIDTH, top, { width: width - NAME_WIDTH })
  paper.y = Math.max(after, paper.y) + 4
}

/** Behind everything: nobody takes a sample for a policy. */
function mark(paper: Paper): void {
  const [x, y] = [paper.x, paper.y]
  paper.save().rotate(-30, { origin: [PAGE.width / 2, PAGE.height / 2] })
  paper
    .fontSize(34)
    .fillColor(INK.faint)
    .text(SAMPLE, 0, PAGE.height / 2 - 20, { width: PAGE.width, align: 'center', lineBreak: false })
  paper.restore()
  paper.x = x
  paper.y = y
}
