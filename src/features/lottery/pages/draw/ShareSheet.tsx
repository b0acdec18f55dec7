import { LinkSheet } from '@/ui/share/LinkSheet'

type Props = { url: string | undefined; title: string; onClose: () => void }

/** What is passed on, and what comes of it. */
export const ShareSheet = ({ url, title, onClose }: Props) => (
  <LinkSheet url={url} onClose={onClose} title="分享给家人" says={title} send="发给家人">
    家人登录后打开，您就多 1 次抽奖机会，家人也可以抽自己的。同一位家人只算一次，分享里没有您的姓名。
  </LinkSheet>
)
