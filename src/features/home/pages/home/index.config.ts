export default definePageConfig({ navigationBarTitleText: '青禾健康', enablePullDownRefresh: true, enableShareAppMessage: true })
