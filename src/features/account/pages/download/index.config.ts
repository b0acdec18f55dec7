export default definePageConfig({ navigationBarTitleText: '下载我的信息' })
