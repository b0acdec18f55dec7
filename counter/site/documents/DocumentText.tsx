import { Typography } from 'antd'

export type Section = { heading: string; paragraphs: readonly string[] }

/** A legal text as members read it. */
export const DocumentText = ({ sections }: { sections: readonly Section[] }) => (
  <>
    {sections.map(({ heading, paragraphs }) => (
      <section key={heading}>
        <Typography.Title level={5}>{heading}</Typography.Title>
        {paragraphs.map((paragraph, place) => (
          <Typography.Paragraph key={place}>{paragraph}</Typography.Paragraph>
        ))}
      </section>
    ))}
  </>
)
