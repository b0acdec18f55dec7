export default definePageConfig({ navigationBarTitleText: '部件陈列', enablePullDownRefresh: true })
