import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Head } from '#ui/Head.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { useSite } from '#ui/site.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { FraudNote } from './FraudNote.tsx';
import { beside, formPage } from './formPage.ts';
import { careersCrumbs } from './layout.ts';

const path = '/careers/general-application';
const title = 'Send a general application';
const description = (kept: string | null) =>
  `No open job fits you today? Send your résumé and a line about what you’d like to do. We may come back to it when a new job opens${kept ? `, for ${kept}` : ''}.`;

/** An application that is not for one job. */
export function GeneralApplication() {
  const { applicationReadTime, applicationsKept } = useSite();
  return (
    <>
      <Head title={title} description={description(applicationsKept)} path={path} />
      <div data-ground="desk">
        <Wrap css={formPage}>
          <div css={beside}>
            <Breadcrumb crumbs={[...careersCrumbs, { label: 'General application', link: path }]} />
            <h1>{title}</h1>
            <p>
              None of the <SmartLink href="/careers">open jobs</SmartLink> fits, but you’d like to work with us? Tell us
              what you do well, where you want to live and when you could start.
            </p>
            <p>
              A recruiter reads what you send{applicationReadTime && ` within ${applicationReadTime}`}. Check the box
              about similar jobs if we may come back to it later
              {applicationsKept && `. We delete it after ${applicationsKept}`}.
            </p>
            <FraudNote />
          </div>
          <ApplicationForm job={null} />
        </Wrap>
      </div>
    </>
  );
}
