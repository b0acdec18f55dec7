export default definePageConfig({ navigationBarTitleText: '授权详情' })
