import { write } from '@/api/write'
import { cabinet, type Medicine } from '@/contract/cabinet'
import { instantOn, shopDay } from '@/lib/time'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'

/** Asks, and takes a medicine out of the cabinet with its ticks; answers whether it is out. */
export async function takeOut({ id, name }: Medicine): Promise<boolean> {
  const question = { title: `把${name}移出药箱？`, text: '打勾记录也一起删除，不能恢复。' }
  if (!(await confirm({ ...question, no: '先不移', yes: '移出', danger: true }))) return false
  await removeFor(id)
  return true
}

/** One that has expired leaves the cabinet once it was thrown away. */
export async function throwAway({ id, name, expiresOn }: Medicine): Promise<void> {
  const expired = expiresOn === null ? '' : `它 ${shopDay(instantOn(expiresOn))}到期。`
  const question = { title: `${name}处理好了？`, text: `${expired}已经送去回收了的话，就把它移出药箱。` }
  if (await confirm({ ...question, no: '还没有', yes: '移出药箱' })) await removeFor(id)
}

async function removeFor(id: string): Promise<void> {
  await write(cabinet.remove, { params: { id } })
  toast('已移出药箱', { icon: 'check' })
}
