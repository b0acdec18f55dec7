import { Button, Empty, Input, Select, Table, Tag, Typography } from 'antd'
import { article, ArticleQuery, type ArticleHead } from '../../contract/article'
import { spokenDate } from '../../../src/lib/time'
import { useOpened, useWords } from '../client/address'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { ComingRevisions } from '../parts/ComingRevisions'
import { ArticlePage } from './ArticlePage'

const STATES = [
  { value: 'published', label: '已发布' },
  { value: 'withdrawn', label: '未发布' },
]

/** Health articles, published and not; the address says which is open: `?id=flu-vaccine`. */
export function ArticlesPage() {
  const [{ id: _id, ...words }, change] = useWords()
  const { opened, open, close } = useOpened('id')
  const read = ArticleQuery.safeParse(words)
  const query = read.success ? read.data : ArticleQuery.parse({})
  const list = useAsk(article.list, { query })
  if (opened !== undefined) return <ArticlePage key={opened} articleId={opened} onClose={close} onSaved={() => void list.refetch()} />
  const topics = (list.data?.topics ?? []).map(({ topic, name }) => ({ value: topic, label: name }))
  return (
    <div>
      <Typography.Title level={1} style={{ fontSize: 22, marginTop: 0 }}>
        科普文章
      </Typography.Title>
      <ComingRevisions subject="article" />
      <div className="filters">
        <Input.Search
          allowClear
          placeholder="标题或正文里的词"
          aria-label="查找文章"
          defaultValue={query.words}
          onSearch={(found) => change({ words: found.trim(), page: undefined })}
          style={{ width: 260 }}
        />
        <Select
          allowClear
          placeholder="话题"
          aria-label="话题"
          value={query.topic}
          options={topics}
          onChange={(topic: string | undefined) => change({ topic, page: undefined })}
          style={{ width: 140 }}
        />
        <Select
          allowClear
          placeholder="状态"
          aria-label="状态"
          value={query.state}
          options={STATES}
          onChange={(state: string | undefined) => change({ state, page: undefined })}
          style={{ width: 120 }}
        />
        <Button type="primary" onClick={() => open(crypto.randomUUID())}>
          写文章
        </Button>
      </div>
      <Answered of={list}>
        {({ results, hits, currentPage }) => (
          <Table<ArticleHead>
            size="middle"
            rowKey="articleId"
            dataSource={results}
            pagination={{ current: currentPage, pageSize: query.size, total: hits, showTotal: (total) => `共 ${total} 篇` }}
            onChange={({ current, pageSize }) => change({ page: String(current ?? 1), size: String(pageSize ?? query.size) })}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有符合条件的文章" /> }}
            columns={[
              {
                title: '标题',
                render: (_cell, { articleId, title }) => (
                  <Button
                    type="link"
                    style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'left' }}
                    onClick={() => open(articleId)}
                  >
                    {title}
                  </Button>
                ),
              },
              { title: '话题', width: 110, dataIndex: 'topicName' },
              { title: '作者', width: 110, dataIndex: 'author', responsive: ['lg'] },
              { title: '更新', width: 160, responsive: ['lg'], render: (_cell, { updatedOn }) => spokenDate(updatedOn) },
              {
                title: '状态',
                width: 100,
                render: (_cell, { isPublished }) => (
                  <Tag color={isPublished ? 'success' : 'default'}>{isPublished ? '已发布' : '未发布'}</Tag>
                ),
              },
            ]}
          />
        )}
      </Answered>
    </div>
  )
}
