/** Additional styles of the demo page: room for tables, and many small buttons. */
export const DEMO_STYLE = `
main{max-width:64rem}
nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;margin:0 0 16px;padding:0;list-style:none}
nav a{display:inline-block;padding:4px 0}
section{scroll-margin-top:16px}
button{display:inline-block;width:auto;margin:0;padding:8px 14px;text-align:center}
.buttons,.moves fieldset{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 12px}
.moves legend{float:left;width:5.5rem;margin:0;padding:9px 0;font-weight:400}
.fields{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:12px 16px;align-items:end;margin-top:24px}
.fields label{padding:0}
.scroll{overflow-x:auto;margin:0 0 16px}
.joined td{padding-bottom:0;border-bottom:0}
.joined+tr td{padding-top:0}
th{color:#6f675c;font-weight:400}
td{overflow-wrap:break-word}
td:has(form button:only-child){width:1%;white-space:nowrap}
code{font:14px/1.5 ui-monospace,monospace}
.long{overflow-wrap:anywhere}
details{margin:4px 0 8px}
summary{padding:4px 0;cursor:pointer}
[role=alert]{padding:12px 16px;border-left:3px solid #a3301c;background:#fff}
@media (max-width:40rem){
thead{display:none}
table,tbody,tr,td{display:block;width:auto}
tr{padding:8px 0;border-bottom:1px solid #e6e0d6}
tr.joined{padding-bottom:0;border-bottom:0}
tr.joined+tr{padding-top:0}
td{padding:2px 0;border:0}
td:empty{display:none}
.moves legend{float:none;width:100%;padding:0}
}
`;
