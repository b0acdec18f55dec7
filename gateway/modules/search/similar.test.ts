import { gatewayAt } from '../../../tests/support/gateway'
import { products } from '../../tables'
import { currentIndex } from './current'
import { similarTo } from './similar'

/** Without its amount or form in brackets. */
const substanceOf = (ingredient: string) => ingredient.replace(/[（(].*$/, '')

it('offers beside a product those of its own class that share a substance or a use, and never a prescription drug beside another', async () => {
  const { db } = await gatewayAt()
  const current = await currentIndex(db)
  const rows = await db.select().from(products)
  const rowOf = new Map(rows.map((row) => [row.productCode, row]))
  const wrong = rows.flatMap((wanted) => {
    const substances = wanted.ingredients.map(substanceOf)
    return similarTo(current, wanted, 12).flatMap((code) => {
      const other = rowOf.get(code)
      const shares =
        other?.name === wanted.name ||
        other?.ingredients.some((one) => substances.includes(substanceOf(one))) === true ||
        (wanted.symptomIds.length > 0 ? other?.symptomIds.some((one) => wanted.symptomIds.includes(one)) : true)
      const fits = shares && other?.categoryId === wanted.categoryId && (other.mark === 'rx') === (wanted.mark === 'rx')
      return fits && code !== wanted.productCode ? [] : [`${wanted.name} ${other?.name}`]
    })
  })
  expect(wrong).toEqual([])
  expect(rows.filter((wanted) => similarTo(current, wanted, 12).length > 0).length).toBeGreaterThan(rows.length / 2)
})
