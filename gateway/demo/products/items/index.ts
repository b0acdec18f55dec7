import type { Item } from '../item'
import { dailyCare } from './dailyCare'
import { devices } from './devices'
import { healthFoods } from './healthFoods'
import { otcA1 } from './otcA1'
import { otcA2 } from './otcA2'
import { otcA3 } from './otcA3'
import { otcA4 } from './otcA4'
import { otcA5 } from './otcA5'
import { otcA6 } from './otcA6'
import { otcA7 } from './otcA7'
import { otcB1 } from './otcB1'
import { otcB2 } from './otcB2'
import { otcB3 } from './otcB3'
import { otcB4 } from './otcB4'
import { otcB5 } from './otcB5'
import { otcB6 } from './otcB6'
import { rxHeart1 } from './rxHeart1'
import { rxHeart2 } from './rxHeart2'
import { rxInfection1 } from './rxInfection1'
import { rxInfection2 } from './rxInfection2'
import { rxMetabolic1 } from './rxMetabolic1'
import { rxMetabolic2 } from './rxMetabolic2'
import { rxOther1 } from './rxOther1'
import { rxOther2 } from './rxOther2'
import { rxOther3 } from './rxOther3'
import { supplies } from './supplies'
import { tcmCold } from './tcmCold'
import { tcmInner } from './tcmInner'
import { tcmOther } from './tcmOther'

/** Everything the pharmacy sells. */
export const ITEMS: Item[] = [
  ...dailyCare,
  ...devices,
  ...healthFoods,
  ...otcA1,
  ...otcA2,
  ...otcA3,
  ...otcA4,
  ...otcA5,
  ...otcA6,
  ...otcA7,
  ...otcB1,
  ...otcB2,
  ...otcB3,
  ...otcB4,
  ...otcB5,
  ...otcB6,
  ...rxHeart1,
  ...rxHeart2,
  ...rxInfection1,
  ...rxInfection2,
  ...rxMetabolic1,
  ...rxMetabolic2,
  ...rxOther1,
  ...rxOther2,
  ...rxOther3,
  ...supplies,
  ...tcmCold,
  ...tcmInner,
  ...tcmOther,
]
