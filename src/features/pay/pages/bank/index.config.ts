/* Written by `npm run docs` from the folders; do not edit. */
import { pageConfig } from '@/routes/pageConfig'

export default definePageConfig(pageConfig('features/pay/pages/bank/index'))
