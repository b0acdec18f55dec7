import type { Written } from './article'
import { allergy } from './allergy'
import { cabinet } from './cabinet'
import { child } from './child'
import { chronic } from './chronic'
import { cold } from './cold'
import { elder } from './elder'
import { eyes } from './eyes'
import { firstAid } from './firstAid'
import { medication } from './medication'
import { nutrition } from './nutrition'
import { pregnancy } from './pregnancy'
import { sleep } from './sleep'
import { stomach } from './stomach'

/** The health articles of the demonstration. */
export const ARTICLES: readonly Written[] = [
  ...medication,
  ...chronic,
  ...cold,
  ...stomach,
  ...allergy,
  ...child,
  ...pregnancy,
  ...elder,
  ...eyes,
  ...cabinet,
  ...nutrition,
  ...sleep,
  ...firstAid,
]
