cd /tmp/t-looks
export E2E_SERVER='{"port":34100,"dataDir":"/tmp/t-looks-data","demo":{"studio":"http://localhost:34100","site":"http://sample-site.localhost:34100","email":"","password":""}}'
CHROMIUM_PATH=/usr/bin/chromium NO_COLOR=1 timeout 300 npx playwright test -c .st-pw.config.mjs gallery 2>&1 | grep -v '^ *$' | head -30
grep -n "alert\|dialog\|button\|pressed" test-results/gallery*/error-context.md 2>/dev/null | head -40
