import { useSession } from '@/platform/session'
import { publicUrl } from '@/routes/resolve'
import { useRoute } from '@/routes/useRoute'
import { Loaded } from '@/ui/state/Loaded'
import { NotFoundView } from '@/ui/shell/NotFoundView'
import { Screen } from '@/ui/shell/Screen'
import { ConsentBar, isAskedSeparately } from './ConsentBar'
import { DocumentActions } from './DocumentActions'
import { DocumentText } from './DocumentText'
import { HallBar } from './HallBar'
import './printStyles'
import { useDocument } from '../../useDocument'
import './index.scss'

/** Every legal text, rule and notice, and every older version: one page, the text comes from the gateway (board 39). */
export default function DocumentPage() {
  const { name: route, row, params } = useRoute()
  const { read, isUnknown } = useDocument(params.name ?? '', params.shows === 'version' ? (params.version ?? '') : undefined)
  const member = useSession((session) => session.member)
  const title = read.data?.title ?? row.title
  const address = params.version === undefined ? {} : { version: params.version }
  if (isUnknown) {
    return (
      <Screen title="页面不存在" share={{ to: 'nobody' }}>
        <NotFoundView />
      </Screen>
    )
  }
  return (
    <Screen
      saysTitle
      title={title}
      navRight={read.data && <DocumentActions title={title} path={publicUrl(route, address)} />}
      bottomBar={
        member && read.data && isAskedSeparately(read.data) ? (
          <ConsentBar text={read.data} backurl={params.backurl} />
        ) : read.data && route === 'maleAbout' ? (
          <HallBar />
        ) : undefined
      }
    >
      <Loaded of={read} skeleton={1}>
        {(text) => <DocumentText text={text} />}
      </Loaded>
    </Screen>
  )
}
