export default definePageConfig({ navigationBarTitleText: '第三方信息共享清单', enableShareAppMessage: true })
