import { App } from 'antd'
import { shopTime } from '../../../src/lib/time'
import { revision, type Revision } from '../../contract/revision'
import { ask } from '../client/ask'
import { useSending } from '../client/useSending'

type Thing = { subject: string; subjectId: string; /** Of what is edited, as it was seen. */ version: string }
type Written = { edited: unknown; reason: string; when: string; typed: string }

/** Writes revisions of a thing, those that are open anew, and discards them. Answers what was written; undefined where it was refused. */
export function useRevising({ subject, subjectId, version }: Thing) {
  const sending = useSending()
  const { message } = App.useApp()
  const done = async (write: (key: string) => Promise<Revision>, wordsOf: (written: Revision) => string) => {
    let written: Revision | undefined
    const isDone = await sending.send(async (key) => {
      written = await write(key)
    })
    if (!isDone || !written) return undefined
    void message.success(wordsOf(written))
    return written
  }
  const write = (body: Written, own: Revision | undefined) =>
    done(
      (key) =>
        own
          ? ask(revision.rewrite, { params: { revisionId: own.revisionId }, body: { ...body, seen: version }, version: own.version }, key)
          : ask(revision.write, { body: { subject, subjectId, ...body }, version }, key),
      writtenWords,
    )
  const discard = ({ revisionId, version: own, number }: Revision) =>
    done(
      (key) => ask(revision.discard, { params: { revisionId }, version: own }, key),
      () => `已放弃 v${number}`,
    )
  return { ...sending, write, discard }
}

function writtenWords({ state, number, publishAt }: Revision): string {
  if (state === 'inCheck') return `v${number} 已交药师复核，通过后${publishAt === null ? '马上' : `在 ${shopTime(publishAt)} `}上线`
  if (state === 'scheduled' && publishAt !== null) return `v${number} 定于 ${shopTime(publishAt)} 上线，到时顾客自动看到`
  return state === 'draft' ? `v${number} 已存为草稿，顾客看不到` : `v${number} 已上线，顾客马上看到；可以撤回`
}
