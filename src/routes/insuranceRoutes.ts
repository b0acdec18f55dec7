import { route } from './route'

const SECTION = {
  title: '商保专区',
  pullToRefresh: true,
  skeleton: 1,
  restoresScroll: true,
  query: ['benefitId'],
  next: ['insuranceSearch', 'orderConfirm'],
} as const
const SEARCH = { title: '搜索商保商品', skeleton: 1, query: ['benefitId', 'keyword'] } as const

/** Rows of what an insurer pays (specification 2, section 2); the section and its search have a second address each. */
export const insuranceRoutes = {
  insuranceEntrance: route('/insurance/entrance', 'insurance/entrance', {
    title: '商保购药',
    pullToRefresh: true,
    skeleton: 1,
    shared: 'chat',
    next: ['insuranceSection'],
  }),
  insuranceSection: route('/insurance/section', 'insurance/section', SECTION),
  insuranceSearch: route('/insurance/search', 'insurance/search', SEARCH),
  insuredDrugUser: route('/medical/insurance/druguser', 'consultation/insuredDrugUser', {
    title: '商保问诊',
    pullToRefresh: true,
    skeleton: 1,
    session: 'required',
    query: ['productCode'],
    next: ['insuredConsult'],
  }),
  insuredConsult: route('/medical/insurance/consult', 'consultation/insuredConsult', {
    title: '商保问诊',
    skeleton: 1,
    session: 'required',
    needConsent: ['drugUserRule'],
    query: ['benefitId', 'patientId', 'productCode'],
    next: ['hospitalConfirm'],
  }),
  mallInsuranceSection: route('/mall-insurance', 'insurance/section', SECTION),
  mallInsuranceSearch: route('/mall-insurance/search', 'insurance/search', SEARCH),
}
