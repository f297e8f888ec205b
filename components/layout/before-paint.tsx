/**
 * What has to be known before the first paint, so that nothing flashes: the chosen colours, and which environment the
 * portal shows (a link's `?environment=` before the last choice).
 */
const script = `(()=>{const d=document.documentElement.dataset;let s={};try{s=localStorage}catch{}
const t=s.theme;if(t==='light'||t==='dark')d.theme=t
const a=new URLSearchParams(location.search).get('environment');const e=a==='development'||a==='production'?a:s.environment
d.environment=e==='production'?e:'development'
if(a===e)try{s.setItem('environment',e)}catch{}})()`

export function BeforePaint() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
