-- +goose Up

-- Whether a job or page was made up to try the site out; see SQLite's.
ALTER TABLE job ADD COLUMN sample INTEGER NOT NULL DEFAULT 0;
ALTER TABLE site_page ADD COLUMN sample INTEGER NOT NULL DEFAULT 0;

-- Those that older programs put into new stores.
UPDATE job SET sample = 1 WHERE host_id = '' AND (id, slug) IN (VALUES
  (1120, 'data-analyst-online-retail'),
  (1122, 'icu-nurse-nights'),
  (1125, 'backend-engineer-shift-planning'),
  (1128, 'product-design-intern'),
  (1130, 'paid-media-manager'),
  (1132, 'software-engineering-intern'),
  (1134, 'qa-engineer-mobile-apps'),
  (1136, 'accessibility-tester'),
  (1138, 'wireless-protocol-engineer'),
  (1140, 'technical-seo-specialist'),
  (1142, 'machine-learning-engineer-speech-and-language'),
  (1144, 'technical-recruiter-cloud-and-data'),
  (1146, 'cloud-engineer-landing-zones'),
  (1148, 'security-operations-analyst'),
  (1150, 'physical-therapist-weekends'),
  (1152, 'penetration-tester-web-and-api'),
  (1154, 'us-healthcare-recruiter-night-shift'),
  (1156, 'machine-learning-engineer-document-reading'),
  (1158, 'front-end-engineer-react'),
  (1160, 'site-reliability-engineer-night-overlap'),
  (1163, 'embedded-firmware-engineer-bacnet-gateways'),
  (1165, 'product-designer-design-systems'),
  (1171, 'data-engineer-warehouse-migration'),
  (1176, 'registered-nurse-surgical-ward'),
  (1179, 'identity-and-access-engineer'),
  (1182, 'senior-go-engineer-payments'),
  (1190, 'integration-engineer-erp-and-crm'));
UPDATE site_page SET sample = 1 WHERE id = 'privacy-supplement';
-- These two are pages of the content now.
DELETE FROM site_page WHERE id IN ('accessibility-statement', 'modern-slavery-statement');
