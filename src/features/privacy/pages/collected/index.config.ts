export default definePageConfig({ navigationBarTitleText: '已收集个人信息清单' })
