import { confirm } from '@/ui/feedback/dialog'
import { Reason } from '@/ui/feedback/reason'
import type { Signature, SignatureHandle } from '@/ui/form/signature/signature'

/** What stands on the paper, once who typed the name has agreed that it is a signature; undefined where not. Refuses an empty paper. */
export async function takeSignature(pad: SignatureHandle | null, meaning: string): Promise<Signature | undefined> {
  const signature = pad?.result()
  if (!signature || signature.isEmpty) throw new Reason('请先在方框里写下姓名')
  return signature.words === '' || (await agreesToTyping(signature.words, meaning)) ? signature : undefined
}

const agreesToTyping = (name: string, meaning: string) =>
  confirm({ title: `用「${name}」作为签名？`, text: `输入姓名确认，与手写签名一样，${meaning}。`, yes: '确认', no: '再看看' })
