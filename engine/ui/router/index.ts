export {
  Link,
  Navigate,
  Outlet,
  Pages,
  Router,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './router.tsx'
