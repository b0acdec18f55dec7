import type { DocumentRow } from '../../modules/document/document'
import { PHONE } from '../shop/phones'
import { DOCUMENTS } from '.'

/** Where a shopper of a real shop finds who runs it: the page its operator fills in. */
const SHOWN = '“资质公示”'

/** What the texts say of the invented company, and what a real shop says in its place. The first that fits counts. */
const REPLACED: ReadonlyArray<readonly [RegExp, string]> = [
  [/青禾健康大药房（演示）有限公司，江苏省南京市鼓楼区（演示）/g, `本商城的经营者，名称、地址和许可证见${SHOWN}`],
  [/青禾健康大药房（演示）有限公司/g, `本商城的经营者（名称和许可证见${SHOWN}）`],
  [new RegExp(`拨打 ?(药师电话)? ?${PHONE}( 转 \\d)?(（每天 8:00–22:00）)? ?`, 'g'), `拨打${SHOWN}所列的电话`],
  [new RegExp(`电话 ${PHONE}(，每天 8:00–22:00)?`, 'g'), `电话见${SHOWN}`],
  [new RegExp(`${PHONE}( 转 \\d)?(（每天 8:00–22:00）)?`, 'g'), `电话见${SHOWN}`],
]
/** A paragraph that is true of a demonstration alone. */
const OF_DEMONSTRATION = /本网站为演示系统/
/** What may not be left: an invented company, insurer, licence or telephone. */
export const INVENTED = /演示|400-000-20/

const replaced = (text: string) => REPLACED.reduce((written, [pattern, words]) => written.replace(pattern, words), text)

const realText = ({ sections, ...row }: DocumentRow) => ({
  ...row,
  contact: `个人信息保护负责人的电话见${SHOWN}，十五个工作日内答复`,
  sections: sections.flatMap(({ heading, paragraphs }) => {
    const own = paragraphs.filter((paragraph) => !OF_DEMONSTRATION.test(paragraph)).map(replaced)
    return own.length > 0 ? [{ heading, paragraphs: own }] : []
  }),
})

const isNewest = ({ name, version }: DocumentRow) => !DOCUMENTS.some((other) => other.name === name && other.version > version)

/**
 * The texts a real shop begins with: the newest of each, without the invented company. A text that is about an invented company, an
 * insurer for one, is not among them: the pharmacy publishes its own.
 */
export const REAL_TEXTS = DOCUMENTS.filter(isNewest)
  .map(realText)
  .filter((row) => !INVENTED.test(JSON.stringify(row)))
