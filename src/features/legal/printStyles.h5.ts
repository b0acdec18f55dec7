import './print.scss'
