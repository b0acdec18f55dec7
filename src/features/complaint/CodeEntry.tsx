import { useState } from 'react'
import { CODE_PATTERN, codeIn } from '@/contract/complaint'
import { go } from '@/routes/go'
import { toast } from '@/ui/feedback/toast'
import { SearchField } from '@/ui/form/SearchField'
import { askedCode } from './askedCode'

/** Where a query code is typed that leads to its complaint. The code stands in no address. */
export function CodeEntry() {
  const [typed, setTyped] = useState('')
  const look = () => {
    const code = codeIn(typed)
    if (!CODE_PATTERN.test(code)) {
      toast('查询码是 20 位字母和数字，请核对')
      return undefined
    }
    askedCode.set(code)
    return go('reportQuery')
  }
  return <SearchField value={typed} onChange={setTyped} onSearch={look} label="查询码" placeholder="输入查询码查进度" go="查询" />
}
