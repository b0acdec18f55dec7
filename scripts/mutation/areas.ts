/** A jest project; `rules` is the gateway's without a gateway: pure functions need neither its database nor its handlers. */
export type Project = 'rules' | 'gateway' | 'ui'
/** Files to mutate, and the test files that have to see every mutant of them. */
export type MutationRun = { project: Project; mutate: string[]; tests: string[] }
/** `maySurvive`: the greatest share of mutants that no test need see. */
export type Area = { name: string; maySurvive: number; runs: MutationRun[] }

const NONE = 0
const A_TENTH = 0.1

const inFolder = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.ts`)

/**
 * What must not break unseen. Pure rules are tried on examples: seconds instead of the minutes that properties or a gateway take. A run
 * of the gateway or of pages names the few files that prove its code.
 */
export const AREAS: readonly Area[] = [
  {
    name: 'money',
    maySurvive: NONE,
    runs: [
      {
        project: 'rules',
        mutate: [
          ...inFolder(
            'gateway/modules/pricing',
            'allocate',
            'allocateOver',
            'linePrice',
            'memberPrice',
            'missingFor',
            'price',
            'priceOrder',
          ),
          'gateway/modules/coupon/couponStanding.ts',
          'gateway/lib/yuan.ts',
          'src/lib/money.ts',
        ],
        tests: [...inFolder('gateway/modules/pricing', 'amounts.test', 'assort.test', 'memberPrice.test'), 'src/lib/money.test.ts'],
      },
    ],
  },
  {
    name: 'promotions',
    maySurvive: A_TENTH,
    runs: [
      {
        project: 'rules',
        mutate: inFolder('gateway/modules/pricing', 'assort', 'promotions'),
        tests: inFolder('gateway/modules/pricing', 'amounts.test', 'assort.test', 'memberPrice.test'),
      },
      {
        project: 'rules',
        mutate: [...inFolder('gateway/modules/pricing', 'promotionProgress', 'giftsReached'), 'gateway/modules/catalogue/appliesTo.ts'],
        tests: [
          ...inFolder('gateway/modules/pricing', 'giftsReached.test', 'promotionProgress.test'),
          'gateway/modules/catalogue/availability.test.ts',
        ],
      },
    ],
  },
  {
    name: 'freight',
    maySurvive: A_TENTH,
    runs: [{ project: 'rules', mutate: ['gateway/modules/pricing/freight.ts'], tests: ['gateway/modules/pricing/amounts.test.ts'] }],
  },
  {
    name: 'stock',
    maySurvive: NONE,
    runs: [
      {
        project: 'rules',
        mutate: [...inFolder('gateway/modules/pricing', 'saleProblem', 'maxQuantity'), 'gateway/modules/catalogue/availability.ts'],
        tests: ['gateway/modules/pricing/saleProblem.test.ts', 'gateway/modules/catalogue/availability.test.ts'],
      },
      { project: 'gateway', mutate: ['gateway/modules/order/stock.ts'], tests: ['gateway/modules/order/reserveStock.test.ts'] },
    ],
  },
  {
    name: 'cart',
    maySurvive: A_TENTH,
    runs: [
      {
        project: 'ui',
        mutate: [
          ...inFolder('src/domain/cart', 'changeQuantity', 'pendingChanges', 'withOptimisticChanges', 'writeQueue'),
          ...inFolder('src/features/cart/pages/cart', 'nextStair', 'ticks'),
        ],
        tests: ['src/domain/cart/*.test.ts', 'src/features/cart/pages/cart/*.test.ts'],
      },
      {
        project: 'gateway',
        mutate: inFolder('gateway/modules/cart', 'cartOf', 'changes', 'mergeCart', 'nextLevel', 'upsertLines'),
        tests: ['gateway/modules/cart/*.test.ts'],
      },
    ],
  },
  {
    name: 'sessions',
    maySurvive: A_TENTH,
    runs: [
      { project: 'gateway', mutate: inFolder('gateway/kernel', 'session', 'endSessions'), tests: ['gateway/kernel/session.test.ts'] },
      { project: 'ui', mutate: ['src/platform/session/index.ts'], tests: ['src/platform/session/*.test.ts'] },
    ],
  },
  {
    name: 'consent',
    maySurvive: NONE,
    runs: [
      {
        project: 'rules',
        mutate: [
          ...inFolder('gateway/modules/agreement', 'effects', 'statusOf', 'stillCovers', 'topics'),
          'gateway/modules/settlement/checkConsents.ts',
          'src/lib/inForce.ts',
        ],
        tests: ['gateway/modules/agreement/consentRules.test.ts'],
      },
      {
        project: 'gateway',
        mutate: [
          ...inFolder('gateway/modules/agreement', 'agreedTo', 'handlers', 'needConsent', 'record', 'standing', 'versions'),
          'gateway/modules/settlement/consents.ts',
        ],
        tests: ['gateway/modules/agreement/agreement.test.ts', 'gateway/modules/settlement/consents.test.ts'],
      },
    ],
  },
  {
    name: 'redirects',
    maySurvive: A_TENTH,
    runs: [
      {
        project: 'rules',
        mutate: [...inFolder('src/lib', 'backUrl', 'entry', 'externalAddress'), ...inFolder('src/routes', 'pattern')],
        tests: ['src/lib/{backUrl,entry,externalAddress,hostileAddresses}.test.ts', 'src/routes/*.test.ts'],
      },
    ],
  },
  {
    name: 'membership',
    maySurvive: A_TENTH,
    runs: [
      {
        project: 'rules',
        mutate: [...inFolder('gateway/modules/svip', 'months', 'reckoning'), 'gateway/modules/level/levelAfter.ts'],
        tests: ['gateway/modules/svip/reckoning.test.ts', 'gateway/modules/level/levelAfter.test.ts'],
      },
    ],
  },
  {
    name: 'draws',
    maySurvive: A_TENTH,
    runs: [{ project: 'rules', mutate: ['gateway/modules/lottery/outcome.ts'], tests: ['gateway/modules/lottery/outcome.test.ts'] }],
  },
  {
    name: 'plans',
    maySurvive: A_TENTH,
    runs: [{ project: 'rules', mutate: ['gateway/modules/plan/rates.ts'], tests: ['gateway/modules/plan/rates.test.ts'] }],
  },
  {
    name: 'cabinet',
    maySurvive: A_TENTH,
    runs: [{ project: 'rules', mutate: ['gateway/modules/cabinet/estimate.ts'], tests: ['gateway/modules/cabinet/estimate.test.ts'] }],
  },
  {
    name: 'lists',
    maySurvive: A_TENTH,
    runs: [
      {
        project: 'ui',
        mutate: [
          'src/domain/product/sku/choice.ts',
          'src/features/order/pages/logistic/parcelStages.ts',
          'src/domain/search/filter.ts',
          'src/features/search/pages/search/marked.ts',
        ],
        tests: [
          'src/domain/{product/sku,search}/*.test.ts',
          'src/features/order/pages/logistic/*.test.ts',
          'src/features/search/pages/search/*.test.ts',
        ],
      },
      {
        project: 'ui',
        mutate: ['src/api/usePages.ts'],
        tests: ['tests/pages/orders.test.ts', 'src/ui/state/states.test.tsx'],
      },
    ],
  },
  {
    name: 'page-acts',
    maySurvive: A_TENTH,
    runs: [
      {
        project: 'ui',
        mutate: [...inFolder('src/features/cart/pages/cart', 'settle', 'useUndo'), 'src/domain/cart/cartWrites.ts'],
        tests: ['tests/pages/cart.test.ts'],
      },
      {
        project: 'ui',
        mutate: [
          ...inFolder('src/features/order/pages/confirm', 'useQuote', 'useSubmit', 'quoteProblem'),
          ...inFolder('src/features/pay/cashier', 'useCashier', 'usePaying'),
        ],
        tests: ['tests/pages/buying.test.ts', 'tests/pages/paying.test.ts', 'src/features/order/pages/confirm/quoteProblem.test.ts'],
      },
    ],
  },
]
