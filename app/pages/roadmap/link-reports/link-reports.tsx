import './link-reports.css';
import { Flag } from 'lucide-react';
import { useState } from 'react';

import type { Website } from '#content/roadmap.ts';

import { ToolButton } from '../tools/tool-button.tsx';
import { reportLink, type SentReport } from './report-link.ts';

type LinkReportsProps = { readonly websites: readonly Website[]; readonly title: string };

/** The links of a topic, each with a button that reports it as broken. Pages that are gone are known to be broken. */
export function LinkReports({ websites, title }: LinkReportsProps) {
  return (
    <div className="link-reports">
      <p className="link-reports-label">Is a link broken?</p>
      <ul aria-label={`Report a broken link: ${title}`}>
        {websites
          .filter(({ gone }) => gone === undefined)
          .map((website) => (
            <LinkReport key={website.url} {...website} />
          ))}
      </ul>
      <p>
        “Worked” names the month in which we last opened a page. “Listed” pages were named by their own site
        or by other lists of links then; we have not opened them yet.
      </p>
    </div>
  );
}

function LinkReport({ url, title }: Website) {
  const [report, setReport] = useState<SentReport | 'sending' | null>(null);
  const isOpen = report === null || (report !== 'sending' && !report.isSent);
  const word = isOpen ? 'Report' : 'Reported';
  const send = async () => {
    if (!isOpen) return;
    setReport('sending');
    setReport(await reportLink(url));
  };
  return (
    <li>
      <span>{title}</span>
      <ToolButton
        icon={Flag}
        word={word}
        spoken={`${word} as broken: ${title}`}
        isOn={!isOpen}
        onClick={() => void send()}
      />
      <output className="link-report-outcome">
        {report !== null && report !== 'sending' && report.message}
      </output>
    </li>
  );
}
