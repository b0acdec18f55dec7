import type { Section } from './DocumentText'

/** A text as it is written: sections under `## 标题`, paragraphs apart by an empty line. */
export const textOfSections = (sections: readonly Section[]) =>
  sections.map(({ heading, paragraphs }) => `## ${heading}\n${paragraphs.join('\n\n')}`).join('\n\n')

/** What has been written so far, for the preview; the gateway says what is wrong with it. */
export function writtenSections(text: string): Section[] {
  const [, ...parts] = `\n${text}`.split(/\n## +/)
  return parts.map((part) => {
    const [heading = '', ...rest] = part.split('\n')
    const paragraphs = rest
      .join('\n')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s*\n\s*/g, '').trim())
    return { heading: heading.trim(), paragraphs: paragraphs.filter((paragraph) => paragraph !== '') }
  })
}
