import { App, Button, Popconfirm } from 'antd'
import { article, type ArticleHead } from '../../contract/article'
import { ask, type Refusal } from '../client/ask'
import { useSending } from '../client/useSending'

type Props = { of: ArticleHead; /** Reads it again. */ onDone: () => Promise<unknown> }

/** Publishes an article, or withdraws it. Either can be taken back. */
export function ShowButton({ of: { articleId, version, title, isPublished }, onDone }: Props) {
  const { message } = App.useApp()
  const { send, isBusy } = useSending()
  const params = { articleId }
  const act = async () => {
    const call = isPublished ? article.withdraw : article.publish
    const isDone = await send(async (key) => {
      await ask(call, { params, version }, key).catch((error: unknown) => {
        void message.error((error as Refusal).message)
        throw error
      })
      void message.success(isPublished ? '已撤下，顾客看不到了' : '已发布，顾客马上看到')
      // What is pressed next goes by the new version.
      await onDone()
    })
    if (!isDone) void onDone()
  }
  const words = isPublished ? '撤下' : '发布'
  return (
    <Popconfirm
      title={isPublished ? '撤下以后，顾客打不开这篇文章；首页有卡片指向它的，请一并改掉。' : '发布以后，顾客马上看到。'}
      okText={words}
      cancelText="再看看"
      onConfirm={() => void act()}
    >
      <Button aria-label={`${words}《${title}》`} loading={isBusy}>
        {words}
      </Button>
    </Popconfirm>
  )
}
