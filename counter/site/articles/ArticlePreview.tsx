import { Tag, Typography } from 'antd'
import type { ArticleFields } from '../../contract/article'
import { DocumentText } from '../documents/DocumentText'
import { writtenSections } from '../documents/writtenSections'

/** What shoppers will read, as far as it is written. */
export const ArticlePreview = ({
  of: { title, summary, author, authorTitle, text, sources },
  topicName,
}: {
  of: ArticleFields
  topicName: string
}) => (
  <section className="beside-preview preview document-preview" aria-label="顾客看到的">
    <Typography.Title level={4}>{title}</Typography.Title>
    <div>
      {topicName !== '' && <Tag color="success">{topicName}</Tag>}
      <small>
        {authorTitle} {author}
      </small>
    </div>
    <Typography.Paragraph strong>{summary}</Typography.Paragraph>
    <DocumentText sections={writtenSections(text)} />
    <Typography.Title level={5}>参考资料</Typography.Title>
    {sources.map((source) => (
      <div key={source}>{source}</div>
    ))}
  </section>
)
