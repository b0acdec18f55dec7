/** @jest-environment node */
import { namedTexts } from '../../scripts/lists/texts'

/** Of all Chinese texts of the features. What nobody names is printed by `npm run texts`. */
const MIN_SHARE = 0.8

it('names the shop’s texts in its behaviour tests', () => {
  const { texts, named } = namedTexts()
  expect(named.length / texts.length).toBeGreaterThanOrEqual(MIN_SHARE)
})
