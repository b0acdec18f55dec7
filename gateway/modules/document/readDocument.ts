import type { Section } from './document'

/** A parsed document file, before it is compared with the shop's versions. */
export type Written = { name: string; version: string; title: string | undefined; changes: string; material: boolean; sections: Section[] }

/** A validation error of a document file, in words for its author. */
export class BadDocument extends Error {}

const need = <T>(value: T | undefined, words: string): T => {
  if (value === undefined) throw new BadDocument(words)
  return value
}

/**
 * A version of a document out of its file: lines `name: value` between two lines `---`, then sections, each under a line `## 标题`, its
 * paragraphs apart by an empty line. `changes` may be said several times, once a sentence (gateway/modules/document/README.md).
 */
export function readDocument(text: string): Written {
  const [, head = '', body = ''] = need(
    /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? undefined,
    '文件开头要有一段用 --- 围起来的说明',
  )
  const lines = head.split(/\r?\n/).map((line) => /^(\w+)\s*[:：]\s*(.*)$/.exec(line.trim()))
  const all = (key: string) => lines.flatMap((line) => (line?.[1] === key && line[2] ? [line[2].trim()] : []))
  const version = need(all('version')[0], '缺少 version')
  if (!/^\d{4}-\d\d-\d\d$/.test(version) || Number.isNaN(Date.parse(version)))
    throw new BadDocument(`version 要写生效日期，如 2026-12-01，现在是 ${version}`)
  const material = need(all('material')[0], '缺少 material：重要变更写 yes（会请已同意的会员重新确认），否则写 no')
  if (material !== 'yes' && material !== 'no') throw new BadDocument(`material 只能是 yes 或 no，现在是 ${material}`)
  const changes = all('changes')
  if (changes.length === 0) throw new BadDocument('缺少 changes：用一句话说明改了什么')
  return {
    name: need(all('name')[0], '缺少 name'),
    version,
    title: all('title')[0],
    changes: changes.join('\n'),
    material: material === 'yes',
    sections: sectionsOf(body),
  }
}

/** Sections of a text, each under a line `## 标题`. */
export function sectionsOf(body: string): Section[] {
  const [before = '', ...parts] = `\n${body}`.split(/\r?\n## +/)
  if (before.trim()) throw new BadDocument('正文要从一行“## 标题”开始')
  const sections = parts.map((part) => {
    const [heading = '', ...rest] = part.split(/\r?\n/)
    const paragraphs = rest
      .join('\n')
      .split(/\n\s*\n/)
      .flatMap((paragraph) => paragraph.replace(/\s*\n\s*/g, '').trim() || [])
    if (paragraphs.length === 0) throw new BadDocument(`“${heading.trim()}”下面没有内容`)
    return { heading: heading.trim(), paragraphs }
  })
  if (sections.length === 0) throw new BadDocument('正文没有内容')
  return sections
}
