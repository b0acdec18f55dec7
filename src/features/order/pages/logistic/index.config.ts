export default definePageConfig({ navigationBarTitleText: '物流信息', enablePullDownRefresh: true })
