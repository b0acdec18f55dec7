export default definePageConfig({ navigationBarTitleText: '药品说明书', enableShareAppMessage: true })
